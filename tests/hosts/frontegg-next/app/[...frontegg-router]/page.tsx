import { FronteggAppRouter } from '@frontegg/nextjs/app';

export default FronteggAppRouter;
