import { SolutionPage } from '../solution-page';
import { MentorPrototype } from './prototype';

/** Tech Mentoring: content and prototype. */
export default function TechMentorPage() {
  return <SolutionPage id="tech-mentor" Prototype={MentorPrototype} />;
}
