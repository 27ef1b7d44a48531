import { expect, test, vi } from 'vitest';
import { openStore, StoreError } from '#store';
import { clusterOnPort } from './cluster-on-port.ts';
import { ask } from './stored.ts';

const PASSWORDS = [
  'a/b',
  '12/w',
  'a#b',
  'a?b',
  'a@b',
  '@b/c',
  'a:b',
  '%zz',
  '%2F',
  '%ff',
  '50%',
  'a b',
  ' a ',
  '$x${y}',
  '"\'\\',
  '/ # ? @ : %',
];

const quoted = (text: string): string => `E'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`;

test('Any password works: percent-encoded in the URL, or in PGPASSWORD', async () => {
  const { port, socket } = await clusterOnPort();
  await ask(socket, 'create role ann login');
  await ask(socket, 'create database games owner ann');
  // Passwords are asked for on the port, and not on the socket.
  await ask(
    socket,
    `copy (values ('local all all trust'), ('host all all 127.0.0.1/32 scram-sha-256'))
       to program 'cat > "$PGDATA/pg_hba.conf"'`,
  );
  await ask(socket, 'select pg_reload_conf()');
  const address = (user: string): string => `postgres://${user}@127.0.0.1:${port}/games`;
  for (const password of PASSWORDS) {
    await ask(socket, `alter role ann password ${quoted(password)}`);
    await (await openStore(address(`ann:${encodeURIComponent(password)}`))).close();
    vi.stubEnv('PGPASSWORD', password);
    await (await openStore(address('ann'))).close();
    vi.stubEnv('PGPASSWORD', 'secret');
    await expect(openStore(address('ann')), password).rejects.toThrow(
      new StoreError(
        `Cannot log in to the database postgres://127.0.0.1:${port}/games. ` +
          'Check the user and the password, in the address (percent-encoded) or in PGPASSWORD.',
      ),
    );
    vi.unstubAllEnvs();
  }
});
