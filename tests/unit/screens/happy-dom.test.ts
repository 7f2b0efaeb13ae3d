// @vitest-environment happy-dom
import { testScreens } from './every-screen';

testScreens('happy-dom');
