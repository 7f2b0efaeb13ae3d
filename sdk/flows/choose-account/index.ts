export {
  type ChooseAccountContext,
  type ChooseAccountDeps,
  type ChooseAccountIdentity,
  type ChooseAccountStep,
  chooseAccountDeps,
  chooseAccountFlow,
} from './flow';
