/** What a worker posts. */
export type FromWorker<Answer> =
  /** Its script has loaded. */
  { readonly kind: 'ready' } | { readonly kind: 'answer'; readonly answer: Answer };

/** In a worker of `createWorkerQueue`: answers each request. */
export function answerRequests<Request, Answer>(answer: (request: Request) => Answer): void {
  const post = (message: FromWorker<Answer>) => self.postMessage(message);
  self.addEventListener('message', ({ data }: MessageEvent<Request>) =>
    post({ kind: 'answer', answer: answer(data) }),
  );
  post({ kind: 'ready' });
}
