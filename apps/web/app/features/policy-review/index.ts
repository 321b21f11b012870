export { PolicyReviewSection } from './policy-review-section.tsx';
