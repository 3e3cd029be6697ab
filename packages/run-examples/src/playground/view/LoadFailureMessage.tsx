import { useEffect, useState } from 'react';
import type { RunOutcome } from '../../contract';
import { unavailable } from '../../unavailable';
import { outcomeNotice } from '../../view/result/outcomeNotice';
import { ResultNotice } from '../../view/result/ResultNotice';
import { usePlay } from './playOptions';

interface LoadFailureProps {
  error: unknown;
  onRetry: () => void;
}

/** Why a project could not be loaded, and what may help. */
export function LoadFailureMessage({ error, onRetry }: LoadFailureProps) {
  const { text, loadFailureOf } = usePlay();
  const [outcome, setOutcome] = useState<RunOutcome>();
  useEffect(() => {
    let isLeft = false;
    const problem = unavailable(error);
    Promise.resolve(loadFailureOf?.(error)).then((reason) => {
      if (isLeft) return;
      setOutcome({ kind: 'problem', problem: reason ? { ...problem, reason } : problem });
    });
    return () => {
      isLeft = true;
    };
  }, [error, loadFailureOf]);
  const notice = outcome && outcomeNotice(outcome, text);
  if (!notice) return null;
  return (
    <div className="play-message" role="alert">
      <p>{notice.title}</p>
      <ResultNotice
        notice={notice}
        onGoTo={() => {}}
        onRetry={onRetry}
        onReload={() => window.location.reload()}
      />
    </div>
  );
}
