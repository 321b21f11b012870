export { PolicyReviewButton, PolicyReviewSection } from './policy-review-section.tsx';
