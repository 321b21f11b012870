/** The part of the package's interface that tests use; it brings no types. */
declare module '@20minutes/s3rver' {
  export default class S3rver {
    constructor(options: {
      readonly address: string;
      readonly port: number;
      readonly silent: boolean;
      readonly directory: string;
      readonly vhostBuckets: boolean;
      readonly allowMismatchedSignatures: boolean;
      readonly configureBuckets: readonly { readonly name: string }[];
    });
    run(): Promise<{ readonly port: number }>;
  }
}
