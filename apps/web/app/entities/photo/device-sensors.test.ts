import { expect, test, vi } from 'vitest';

import {
  createSensorSwitch,
  sensorsOff,
  type DeviceSensors,
  type SensorState,
} from './device-sensors.ts';

/** A device whose answers the test controls. */
function device() {
  const asked: {
    allow: (sensors: DeviceSensors) => void;
    refuse: () => void;
    find: (accuracyMeters: number) => void;
  }[] = [];
  const states: SensorState[] = [];
  const turn = createSensorSwitch(
    (find) =>
      new Promise((allow, reject) => {
        asked.push({ allow, refuse: () => reject(new Error('refused')), find });
      }),
    (state) => states.push(state),
  );
  return { turn, asked, last: () => states.at(-1) };
}

const makeSensors = () => ({ read: () => null, stop: vi.fn<() => void>() });

test('what the device allows stays available until turned off', async () => {
  const { turn, asked, last } = device();
  const sensors = makeSensors();
  const turned = turn(true);
  expect(last()).toEqual({ ...sensorsOff, wanted: true });
  asked[0]?.find(12);
  asked[0]?.allow(sensors);
  await turned;
  expect(last()).toEqual({ sensors, wanted: true, accuracy: 12 });

  await turn(false);
  expect(sensors.stop).toHaveBeenCalledOnce();
  expect(last()).toEqual(sensorsOff);
});

test('a permission that arrives after turning off, or leaving the page, is released', async () => {
  const { turn, asked, last } = device();
  const sensors = makeSensors();
  const turned = turn(true);
  await turn(false);
  asked[0]?.find(12);
  asked[0]?.allow(sensors);
  await turned;

  expect(sensors.stop).toHaveBeenCalledOnce();
  expect(last()).toEqual(sensorsOff);
});

test('turning it on twice runs it once', async () => {
  const { turn, asked, last } = device();
  const [first, second] = [makeSensors(), makeSensors()];
  const turned = [turn(true), turn(true)];
  asked[1]?.allow(second);
  asked[0]?.allow(first);
  await Promise.all(turned);

  expect(first.stop).toHaveBeenCalledOnce();
  expect(second.stop).not.toHaveBeenCalled();
  expect(last()).toEqual({ sensors: second, wanted: true, accuracy: null });
});

test('a device that refuses leaves it off', async () => {
  const { turn, asked, last } = device();
  const turned = turn(true);
  asked[0]?.refuse();
  await turned;
  expect(last()).toEqual(sensorsOff);
});
