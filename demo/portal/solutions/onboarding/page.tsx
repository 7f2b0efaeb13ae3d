import { SolutionPage } from '../solution-page';
import { OnboardingPrototype } from './prototype';

/** The screen of User Onboarding. */
export default function OnboardingPage() {
  return <SolutionPage id="onboarding" Prototype={OnboardingPrototype} />;
}
