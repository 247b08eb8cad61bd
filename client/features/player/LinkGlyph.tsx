import { LineDrawing } from '../../components/LineDrawing.tsx'
import type { ProLinkKind } from '../../gql/graphql.ts'

const PATHS = {
  TWITCH: 'M5 4h15v10l-4 4h-4l-3 3v-3H5ZM11 8v4M15.5 8v4',
  YOUTUBE: 'M3.5 8a3 3 0 0 1 3-3h11a3 3 0 0 1 3 3v8a3 3 0 0 1-3 3h-11a3 3 0 0 1-3-3ZM10 9l5 3-5 3Z',
  X: 'M4 4.5h4l12 15h-4ZM19 4.5l-6 6.7M10.7 13.3 5 19.5',
  INSTAGRAM:
    'M7.5 4h9A3.5 3.5 0 0 1 20 7.5v9a3.5 3.5 0 0 1-3.5 3.5h-9A3.5 3.5 0 0 1 4 16.5v-9A3.5 3.5 0 0 1 7.5 4ZM12 15.5a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7ZM16.8 7.2h.01',
  WEBSITE:
    'M12 20.5a8.5 8.5 0 1 0 0-17 8.5 8.5 0 0 0 0 17ZM3.5 12h17M12 3.5c4.5 5 4.5 12 0 17M12 3.5c-4.5 5-4.5 12 0 17',
  CHZZK: 'M8 4h9l-3 5h4L9 20l2-7H6Z',
  SOOP: 'M4 7h16v10H4ZM4 7l8 6 8-6M9 20h6',
  KICK: 'M5 4h5v4h2V6h2V4h5v5h-2v2h-2v2h2v2h2v5h-5v-2h-2v-2h-2v4H5Z',
  BILIBILI:
    'M6 7h12a3 3 0 0 1 3 3v7a3 3 0 0 1-3 3H6a3 3 0 0 1-3-3v-7a3 3 0 0 1 3-3ZM8 3.5 10.5 7M16 3.5 13.5 7M8.5 12v2.5M15.5 12v2.5',
  HUYA: 'M4 18 12 4l8 14ZM12 9.5v4.5M12 16.2h.01',
  WEIBO:
    'M11 9c4 0 7 2 7 5s-3.5 5.5-8 5.5S3 17.5 3 14.5 7 9 11 9ZM15 4a6 6 0 0 1 6 6M15 7a3 3 0 0 1 3 3M9.5 16.5a2 2 0 1 0 0-4 2 2 0 0 0 0 4Z',
} as const satisfies Record<ProLinkKind, string>

/** Adjacent text names the target. */
export function LinkGlyph({ kind }: { readonly kind: ProLinkKind }) {
  return <LineDrawing path={PATHS[kind]} size={16} />
}
