import { createApp } from './app.js';

const issuer = process.env.IDENTITY_URL ?? 'http://localhost:4400';
const port = Number(process.env.PORT ?? 3000);

const app = createApp({
  session: {
    issuer,
    clientId: 'local',
    baseUrl: process.env.BASE_URL ?? `http://localhost:${port}`,
    secret: process.env.SESSION_SECRET ?? '',
  },
  // Tokens of a hosted and of an embedded login.
  token: { issuer, audience: 'local', type: ['at+jwt', 'JWT'] },
});
app.listen(port, () => console.log(`http://localhost:${port}`));
