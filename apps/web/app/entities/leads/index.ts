export { forgetAddress, readLead, trackAddress, trackLead } from './track.ts';
export { ShareChoice } from './share-choice.tsx';
