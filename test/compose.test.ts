import { readFileSync } from 'node:fs';
import pg from 'pg';
import { expect, onTestFinished, test, vi } from 'vitest';
import { parse } from 'yaml';
import { readConfig } from '#app/config.ts';

interface Service {
  environment: Record<string, string | number>;
  tmpfs: string[];
  volumes: string[];
  cap_add?: string[];
}

const { services } = parse(readFileSync(new URL('../docker-compose.yml', import.meta.url), 'utf8'), {
  merge: true,
}) as {
  services: Record<string, Service>;
};
const bots = Object.entries(services).filter(([name]) => name !== 'database');

/** The environment that Compose gives a service: whatever stands for a variable is taken as it is. */
const environmentOf = ({ environment }: Service, variables: Record<string, string>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(environment).map(([name, value]) => [
      name,
      String(value).replace(/\$\{(\w+)(?::\?[^}]*)?\}/g, (_all, variable: string) => variables[variable]),
    ]),
  );

test('docker-compose.yml: any database password reaches PostgreSQL and every process', () => {
  onTestFinished(() => void vi.unstubAllEnvs());
  for (const password of [
    'a/b',
    '12/w',
    'a#b',
    'a?b',
    'a@b',
    '@b/c',
    'a:b',
    '%zz',
    '%2F',
    '50%',
    'a b',
    '"\'\\',
    '/ # ? @ : % $$',
  ]) {
    const variables = { DISCORD_TOKEN: 'a-token-of-24-characters', POSTGRES_PASSWORD: password };
    expect(environmentOf(services.database, variables).POSTGRES_PASSWORD).toBe(password);
    for (const [name, service] of bots) {
      const environment = environmentOf(service, variables);
      vi.stubEnv('PGPASSWORD', environment.PGPASSWORD);
      const client = new pg.Client({ connectionString: readConfig(environment).databaseUrl });
      const { user, host, port, database, password: sent } = client;
      expect({ user, host, port, database, sent }, name).toEqual({
        user: services.database.environment.POSTGRES_USER,
        host: 'database',
        port: 5432,
        database: services.database.environment.POSTGRES_DB,
        sent: password,
      });
    }
  }
});

test.for(Object.keys(services))('docker-compose.yml: %s runs with the least privileges it needs', (name) => {
  const service = services[name];
  expect(service).toMatchObject({
    read_only: true,
    cap_drop: ['ALL'],
    security_opt: ['no-new-privileges:true'],
    restart: 'unless-stopped',
    mem_limit: expect.stringMatching(/^\d+[mg]$/) as string,
  });
  expect(service.tmpfs).toContain('/tmp');
  if (name !== 'database') expect(service.environment.HOME).toBe('/tmp');
  expect(service.volumes).toHaveLength(1);
  expect(service.cap_add ?? []).toEqual(
    name === 'database' ? ['CHOWN', 'DAC_OVERRIDE', 'FOWNER', 'SETGID', 'SETUID'] : [],
  );
  expect(service).not.toHaveProperty('privileged');
  expect(service).not.toHaveProperty('ports');
});
