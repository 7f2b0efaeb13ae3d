export { proxy } from './session';

export const config = { matcher: '/((?!_next/static).*)' };
