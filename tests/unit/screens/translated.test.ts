// @vitest-environment jsdom
import { testEveryScreen } from './every-screen';

testEveryScreen('a page that the browser translates', { isTranslated: true });
