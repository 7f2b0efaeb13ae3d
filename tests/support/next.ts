/** Of Next what the adapter uses: the page sees the headers that its proxy passes on. */
let passed = new Headers();

export const headers = async (): Promise<Headers> => passed;

export const redirect = (path: string): never => {
  throw new Error(`redirected to ${path}`);
};

export const NextResponse = {
  next: ({ request }: { request: { headers: Headers } }): Response => {
    passed = new Headers(request.headers);
    return new Response();
  },
};
