// @vitest-environment jsdom
import { testScreens } from './every-screen';

testScreens('a page that the browser translates', undefined, { isTranslated: true });
