export { deviceCamera, type DeviceCamera } from './device-camera.ts';
export { keptChoices } from './kept-choices.ts';
export { nativeServer, pictureCrossOrigin, serverAddress } from './native-server.ts';
export { tokenStore, type TokenStore } from './token-store.ts';
