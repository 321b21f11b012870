import type { ClientLoaderFunctionArgs } from 'react-router';

/** The native app renders every page in the browser, so even its first page loads what its loader read during the build. */
export const clientLoader = ({ serverLoader }: ClientLoaderFunctionArgs) => serverLoader();
