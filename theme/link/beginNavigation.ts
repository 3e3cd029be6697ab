import { showProgress } from '../progress/showProgress';

export interface Navigation {
  /** Whether the reader has gone elsewhere since: to another page, back or forward. */
  isOvertaken(): boolean;
  /** Ends the progress bar; to be called in every case. */
  end(): void;
}

let underWay: { overtake(): void } | undefined;

/** Gives up the page that is being loaded, if any. */
export function overtakeNavigation(): void {
  underWay?.overtake();
}

/** Marks the start of loading a page. Only the reader's last wish counts, however slow the first. */
export function beginNavigation(): Navigation {
  let overtaken = false;
  const endProgress = showProgress();
  const own = {
    overtake() {
      overtaken = true;
      end();
    },
  };
  const end = () => {
    endProgress();
    window.removeEventListener('popstate', own.overtake);
    if (underWay === own) underWay = undefined;
  };
  overtakeNavigation();
  underWay = own;
  window.addEventListener('popstate', own.overtake);
  return { isOvertaken: () => overtaken, end };
}
