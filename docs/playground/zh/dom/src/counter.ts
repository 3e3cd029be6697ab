/** 添加一个记录点击次数的按钮。 */
export function addCounter(parent: HTMLElement): void {
  let count = 0;
  const button = document.createElement('button');
  const show = () => {
    button.textContent = `Clicked ${count} times`;
  };
  button.addEventListener('click', () => {
    count += 1;
    show();
  });
  show();
  parent.append(button);
}
