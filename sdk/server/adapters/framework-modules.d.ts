/** The parts of frameworks that their adapters use or add to; the host has the real ones. */
declare module 'next/headers' {
  export const headers: () => Promise<Headers>;
}

declare module 'next/navigation' {
  export const redirect: (url: string) => never;
}

declare module 'next/server' {
  export const NextResponse: { next(init: { request: { headers: Headers } }): Response };
}

declare module 'fastify' {
  export interface FastifyRequest {
    raw: object;
  }
}

declare module 'hono' {
  export interface ContextVariableMap {
    readonly [name: string]: unknown;
  }
}
