import { connect, type Socket } from 'node:net';
import type { Fixture } from '../fixture';
import { errorsOf, observe, pace } from '../pace';
import { budget, hard, ms, p99, type Report } from '../report';
import { readRequest, writeRequest } from '../users';

const CONNECTIONS = 2000;
const SLOW = 200;
/** Each of the other connections sends a request before the server's idle timeout. */
const PER_SECOND = 600;
const DROPPED_WITHIN = 15_000;

/** Opens connections that send one byte a second, and reopens dropped ones. */
const openSlowSenders = (port: number, request: string) => {
  const lives: number[] = [];
  let stopped = false;
  const sockets = new Set<Socket>();

  const open = () => {
    if (stopped) return;
    const start = performance.now();
    let sent = 0;
    const socket = connect(port, '127.0.0.1');
    sockets.add(socket);
    const timer = setInterval(() => {
      socket.write(request.slice(sent, sent + 1));
      sent += 1;
    }, 1000);
    socket.on('data', () => {});
    socket.on('error', () => {});
    socket.on('close', () => {
      clearInterval(timer);
      sockets.delete(socket);
      if (stopped) return;
      lives.push(performance.now() - start);
      open();
    });
  };
  for (let count = 0; count < SLOW; count += 1) open();
  return {
    stop() {
      stopped = true;
      for (const socket of sockets) socket.destroy();
      return lives;
    },
  };
};

/** Two thousand open connections, two hundred of them with a byte a second. */
export const slow = async (fixture: Fixture): Promise<Report> => {
  const users = fixture.createUsers(200);
  const requests = users.map(readRequest);
  const request = (index: number) => requests[index % requests.length] ?? '';
  const [first] = users;
  if (!first) throw new Error('There are no users.');
  const complete = writeRequest(first, 'general', { Rating: 5, Ideas: 'x'.repeat(400), Vendors: 'Acme' });
  // Half of them send the headers slowly, half the body.
  const body = complete.slice(complete.indexOf('{'));
  const head = complete.slice(0, complete.indexOf('{'));
  const upstream = await fixture.upstream();
  const gateway = await fixture.gateway({ databaseUrl: upstream.url });
  const bare = await fixture.bare({ url: upstream.url });
  const seconds = Math.max(16, fixture.options.seconds);
  const plan = { connections: CONNECTIONS - SLOW, seconds, request, perSecond: PER_SECOND };
  try {
    const theirs = await observe(bare, () => pace({ ...plan, port: fixture.barePort }));
    const senders = openSlowSenders(fixture.port, `${head}${body}`);
    const ours = await observe(gateway, () => pace({ ...plan, port: fixture.port }));
    const lives = senders.stop();
    const longest = Math.max(...lives);
    return {
      rows: [{ load: `reads beside ${SLOW} slow clients, ${PER_SECOND}/s`, ours, bare: theirs }],
      facts: [
        hard('errors of other clients', errorsOf(ours), errorsOf(ours) === 0),
        budget('p99 of other clients under 250 ms', ms(p99(ours)), p99(ours) < 250),
        budget('slow clients disconnected within 15 s', ms(longest), lives.length >= SLOW && longest < DROPPED_WITHIN),
      ],
    };
  } finally {
    await Promise.all([gateway, bare, upstream].map((server) => server.end('SIGKILL')));
  }
};
