"""The drawings, paper sheets and worksheets of NumNum; never compiled."""
