export { allEvidence, evidenceOf, type EvidenceItem } from './evidence-item.ts';
export { EvidenceViewerProvider } from './evidence-viewer-provider.tsx';
export { HazardBox, MarkedPart, MarkedPhoto, MarkedThumbnail } from './marked-photo.tsx';
export { useOwnerPhotoText } from './use-owner-photo-text.ts';
export { knownOf } from './known-evidence.ts';
