export { kitPartTexts as texts } from '../../../kit/part-texts';
