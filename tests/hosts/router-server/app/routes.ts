import { index, type RouteConfig, route } from '@react-router/dev/routes';

export default [
  index('routes/home.tsx'),
  route('reports', 'routes/reports.tsx'),
  route('payroll', 'routes/payroll.tsx'),
  // The middleware answers the paths of the session, and runs for routes only.
  route('auth/*', 'routes/session.ts'),
  route('oauth/callback', 'routes/session.ts', { id: 'callback' }),
] satisfies RouteConfig;
