import { useView } from '../../useView.ts'
import { readStreamsView, writeStreamsView } from './streams-view.ts'

/** What of the streams is shown, and how to change it. */
export const useStreamsView = () => useView(readStreamsView, writeStreamsView)
