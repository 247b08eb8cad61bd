import { type PushScope, showPushes } from './show-pushes.ts'

declare const self: PushScope

showPushes(self)
