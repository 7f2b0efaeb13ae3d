// @vitest-environment jsdom
import { commonScreens, testScreens } from './every-screen';

// The others: translated.test.ts.
testScreens('jsdom', commonScreens);
