/** The picture shown with a shared link. scripts/draw-social-picture.mjs draws it after the build. */
export const socialPicture = {
  path: '/og/defensible-space.png',
  type: 'image/png',
  /** In pixels, the size that social cards expect. */
  width: 1200,
  height: 630,
} as const;
