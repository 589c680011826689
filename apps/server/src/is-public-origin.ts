const localHost = /^(localhost|.+\.localhost|127\.\d+\.\d+\.\d+|\[::1\])$/

/** Whether others than this machine reach the service under this origin. */
export const isPublicOrigin = (origin: string | undefined): boolean =>
  origin !== undefined && !localHost.test(new URL(origin).hostname)
