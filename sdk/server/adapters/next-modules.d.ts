/** The parts of Next that the adapter uses; the host has the real ones. */
declare module 'next/headers' {
  export const headers: () => Promise<Headers>;
}

declare module 'next/navigation' {
  export const redirect: (url: string) => never;
}

declare module 'next/server' {
  export const NextResponse: { next(init: { request: { headers: Headers } }): Response };
}
