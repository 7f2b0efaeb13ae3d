// @vitest-environment jsdom
import { testEveryScreen } from './every-screen';

testEveryScreen('jsdom');
