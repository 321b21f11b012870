export { deviceCamera, type DeviceCamera } from './device-camera.ts';
export { handedOverFiles } from './handed-over-files.ts';
export { storedChoices } from './stored-choices.ts';
export { nativeServer, pictureCrossOrigin, serverAddress, startApp } from './native-server.ts';
export { tokenStore, type TokenStore } from './token-store.ts';
