// @vitest-environment happy-dom
import { testEveryScreen } from './every-screen';

testEveryScreen('happy-dom');
