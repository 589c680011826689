export declare function bundleFolder(): string
export declare function bundledService(): string | null
