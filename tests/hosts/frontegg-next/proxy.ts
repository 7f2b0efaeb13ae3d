import { handleSessionOnEdge } from '@frontegg/nextjs/edge';
import { type NextRequest, NextResponse } from 'next/server';

/** Everything but the first page is for signed-in users. */
export const proxy = async (request: NextRequest) => {
  const { pathname, searchParams } = request.nextUrl;
  if (pathname === '/') return NextResponse.next();
  return handleSessionOnEdge({ request, pathname, searchParams, headers: request.headers });
};

export const config = { matcher: '/(.*)' };
