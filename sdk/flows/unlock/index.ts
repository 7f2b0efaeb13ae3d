export { type UnlockDeps, type UnlockStep, unlockDeps, unlockFlow } from './flow';
