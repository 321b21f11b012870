export { deviceCamera, type DeviceCamera } from './device-camera.ts';
export { keptChoices } from './kept-choices.ts';
export { nativeServer, pictureCrossOrigin, serverAddress } from './native-server.ts';
export { startApp } from './start-app.ts';
export { tokenStore, type TokenStore } from './token-store.ts';
