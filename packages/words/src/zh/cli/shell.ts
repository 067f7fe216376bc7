import type { ShellTexts } from '../../types/cli-shell.ts';

export const shell: ShellTexts = Object.freeze({
  summaries: {
    completion: 'bash、zsh 或 fish 的自动补全',
    man: '手册页',
  },
  about: {
    completion:
      '输出补全命令、选项及其取值的脚本：bash 请加入 ~/.bash_completion；zsh 请以 _eloquence 为名存入 $fpath 中的文件夹；fish 请存为 ~/.config/fish/completions/eloquence.fish。',
    man: '输出手册页，含全部命令和选项。“eloquence man | man -l -”可查看。',
  },
  options: {
    'no-color': '不用粗体和浅色文字',
    version: '程序的版本',
  },
  help: {
    usage: '用法',
    commands: '命令',
    options: '选项',
    examples: '示例',
    input: '文件内容',
    eventInput: '--event 的文件，各项均可省略',
    required: '必需',
    more: (group) => `“eloquence ${group && `${group} `}命令 --help”显示该命令的帮助。`,
    unofficial: '非官方：不是国际棋联的产品。',
    status: '退出状态：0 完成；1 输入有错误或条例不允许；2 用法错误；3 文件或数据库无法使用。',
    optionWord: '选项',
    commandWord: '命令',
  },
  manual: {
    name: '名称',
    synopsis: '概要',
    description: '说明',
    environment: '环境变量',
    statuses: '退出状态',
    variables: {
      ELOQUENCE_DB: '等级分管理的数据库，未给出 --db 时使用',
      LANG: '语言：英语、法语或中文；LC_ALL 和 LC_MESSAGES 优先',
      NO_COLOR: '不用粗体和浅色文字，与取值无关',
    },
  },
} satisfies ShellTexts);
