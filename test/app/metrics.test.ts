import { expect, test } from 'vitest';
import { RequestMetrics, createMetrics, startHealthServer } from '#app/ops/index.ts';

/** As Prometheus reads it: a line says what is measured, by what, and how much. */
const LINE = /^(# (HELP|TYPE) [a-z_]+ .+|[a-z_]+(\{[a-z]+="[^"]+"\})? -?[\d.e+-]+)$/;

test('/metrics serves valid Prometheus text', async () => {
  const requests = new RequestMetrics();
  for (const ms of [20, 300, 7_000]) requests.observe('done', ms);
  requests.observe('refused', 60);
  const metrics = createMetrics({
    requests,
    outboxBacklog: async () => ({ count: 3, oldest: 1_000 }),
    games: async () => [{ status: 'running', count: 12 }],
    isReady: () => true,
    clusterMetrics: () => ({ lanes: 5, asked: { requests: 9, invalid: 1, waitedMs: 500 } }),
    clock: () => 61_000,
  });
  const server = await startHealthServer({ port: 0, host: '127.0.0.1' }, async () => ({ ok: true }) as never, metrics);
  const text = await (await fetch(`http://127.0.0.1:${server.port}/metrics`)).text();
  server.stop();
  const lines = text.split('\n').filter(Boolean);
  for (const line of lines) expect(line).toMatch(LINE);
  for (const line of [
    'custodian_answers_total{outcome="done"} 3',
    'custodian_answers_total{outcome="refused"} 1',
    'custodian_answer_seconds_bucket{le="0.05"} 1',
    'custodian_answer_seconds_bucket{le="0.1"} 2',
    'custodian_answer_seconds_bucket{le="5"} 3',
    'custodian_answer_seconds_bucket{le="+Inf"} 4',
    'custodian_answer_seconds_count 4',
    'custodian_outbox_messages 3',
    'custodian_outbox_oldest_seconds 60',
    'custodian_games{status="running"} 12',
    'custodian_lanes 5',
    'custodian_requests_total 9',
    'custodian_requests_waited_seconds_total 0.5',
  ])
    expect(lines).toContain(line);
  // Each is told of before it is told, once.
  const typed = lines.filter((line) => line.startsWith('# TYPE')).map((line) => line.split(' ')[2]);
  expect(new Set(typed).size).toBe(typed.length);
});
